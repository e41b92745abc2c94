/** Place names in New Zealand, each after a postcode of its delivery area, whose centre is used for distances. Maintained by hand. */
export const newZealandPlaces =
  '0110whangarei;0200paihia;0230kerikeri;0310dargaville;0410kaitaia;0600new lynn;0602glen eden;0604titirangi;0610te atatu;0612henderson;' +
  '0614massey;0618hobsonville;0620milford;0622takapuna;0624devonport;0626birkenhead;0627northcote;0629glenfield;0630browns bay;0632albany;' +
  '0810kumeu,huapai;0910warkworth;0931orewa;0932silverdale;1010auckland,auckland central;1011ponsonby,herne bay;1021grey lynn,kingsland;' +
  '1023newmarket,epsom;1024mount eden,mt eden;1025mount albert,mt albert,sandringham;1026avondale;1041mount roskill,mt roskill;1050remuera;' +
  '1051ellerslie;1052parnell;1060mount wellington,mt wellington;1061onehunga,penrose;1071st heliers,mission bay,kohimarama;1072panmure,glen innes;' +
  '2010pakuranga,botany downs;2013east tamaki;2014howick;2019flat bush;2022mangere;2023otara;2025papatoetoe,otahuhu;2102manurewa;2104manukau;' +
  '2110papakura;2120pukekohe;2123waiuku;3010rotorua;3110tauranga,greerton,bethlehem;3112otumoetai;3116mount maunganui,mt maunganui,the mount;' +
  '3118papamoa;3119te puke;3120whakatane;3122opotiki;3200te rapa,chartwell;3204hamilton;3206melville;3210rototuna;3216hamilton east,hillcrest;' +
  '3300morrinsville;3330taupo;3400matamata;3410putaruru;3420tokoroa;3432cambridge;3500thames;3600paeroa;3610waihi;3700huntly;3720ngaruawahia;' +
  '3800te awamutu;3910te kuiti;4010gisborne;4108wairoa;4110napier;4112taradale;4122hastings;4130havelock north;4200waipukurau;4310new plymouth;' +
  '4320waitara;4332stratford;4410palmerston north;4500whanganui,wanganui;4610hawera;4702feilding;4710marton;4930dannevirke;5010lower hutt;' +
  '5012petone;5018upper hutt;5022porirua;5026paremata;5032paraparaumu,kapiti;5036waikanae;5510levin;5810masterton;5710greytown,featherston;' +
  '6011wellington,te aro;6012karori,kelburn;6021newtown;6022kilbirnie,miramar;6023island bay;6037johnsonville;7010nelson;7011stoke;7020richmond;' +
  '7120motueka;7201blenheim;7300kaikoura;7400rangiora;7608lincoln;7614rolleston;7630kaiapoi;7700ashburton;7805greymouth;7810hokitika;7825westport;' +
  '7910timaru;7930temuka;8011christchurch;8023sydenham;8024addington;8041riccarton;8042hornby;8053papanui;8061shirley,new brighton;8081sumner;' +
  '8082lyttelton;8900leeston;9010north dunedin;9012south dunedin;9016dunedin;9024mosgiel;9230balclutha;9300queenstown,frankton;9305wanaka;' +
  '9310cromwell;9320alexandra;9400oamaru;9500milton;9600te anau;9710gore;9730winton;9810invercargill;9814bluff'
