/**
 * Runs in the page. Words and the picture people look at come first: scripts are asked for once that is there and painted, or
 * after a second and a half, or at the first touch. In a tab nobody looks at, nothing is painted: then when all else is loaded.
 * Buttons that answer by script alone are noted when they are pressed before that, for `endEarlyPresses`.
 */
export const startScript = `(function(a){var d=document,s=0,w=self.earlyPresses=[];
function go(){if(!s++)a.forEach(function(u){var e=d.createElement("script");e.async=true;if(u.indexOf("/islands/")>0)e.type="module";e.src=u;d.head.appendChild(e)})}
function painted(){requestAnimationFrame(function(){setTimeout(go)})}
var p=d.querySelector('img[fetchpriority="high"]');
if(p&&!p.complete){p.addEventListener("load",painted);p.addEventListener("error",painted);setTimeout(go,1500)}else painted();
addEventListener("load",function(){setTimeout(go,50)});
["pointerdown","keydown"].forEach(function(k){addEventListener(k,go,{capture:true,once:true,passive:true})});
addEventListener("click",function f(e){if(self.earlyPresses!==w)return removeEventListener("click",f,true);
var b=e.target.closest&&e.target.closest("button[type=button]:not([popovertarget])");
if(b)setTimeout(function(){if(self.earlyPresses===w)w.push(b)})},true)})`
