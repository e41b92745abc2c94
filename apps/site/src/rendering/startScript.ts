/**
 * Runs in the page. Words and the picture people look at come first: scripts are asked for once that is there and painted, or
 * after a second and a half, or at the first touch. In a tab nobody looks at, nothing is painted: then when all else is loaded.
 */
export const startScript = `(function(a){var d=document,s=0;
function go(){if(!s++)a.forEach(function(u){var e=d.createElement("script");e.async=true;e.src=u;d.head.appendChild(e)})}
function painted(){requestAnimationFrame(function(){setTimeout(go)})}
var p=d.querySelector('img[fetchpriority="high"]');
if(p&&!p.complete){p.addEventListener("load",painted);p.addEventListener("error",painted);setTimeout(go,1500)}else painted();
addEventListener("load",function(){setTimeout(go,50)});
["pointerdown","keydown"].forEach(function(k){addEventListener(k,go,{capture:true,once:true,passive:true})})})`
