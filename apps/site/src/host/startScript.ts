import { renderingAttribute } from '@forecourt/runtime/islands/renderLaterParts'

/**
 * Inline script, called with the URL of the page's script. Text and the largest picture have priority: the script is requested after they
 * are painted, after 1.5 seconds, or at the first interaction. A background tab paints nothing: there it is requested after the load
 * event. A page that opens at a part needs the height of everything above it.
 *
 * Until hydration, button presses are recorded in `earlyPresses`, which `endEarlyPresses` replays and deletes. A press is recorded in the
 * next task, and only if the array still exists: a press that hydrated code has handled must not be replayed.
 */
export const startScript = `(function(u){var d=document,s=0,w=self.earlyPresses=[];
if(location.hash)d.documentElement.removeAttribute("${renderingAttribute}");
function go(){if(!s++){var e=d.createElement("script");e.async=true;e.type="module";e.src=u;d.head.appendChild(e)}}
function painted(){requestAnimationFrame(function(){setTimeout(go)})}
var p=d.querySelector('img[fetchpriority="high"]');
if(p&&!p.complete){p.addEventListener("load",painted);p.addEventListener("error",painted);setTimeout(go,1500)}else painted();
addEventListener("load",function(){setTimeout(go,50)});
["pointerdown","keydown"].forEach(function(k){addEventListener(k,go,{capture:true,once:true,passive:true})});
addEventListener("click",function f(e){if(self.earlyPresses!==w)return removeEventListener("click",f,true);
var b=e.target.closest&&e.target.closest("button[type=button]:not([popovertarget])");
if(b)setTimeout(function(){if(self.earlyPresses===w)w.push(b)})},true)})`
