import { viewStore } from './viewStore'

/** Runs in the page: takes over what the browser remembers of how cars are laid out, on the element the style sheet looks at. */
export const recallView = `try{var k=JSON.parse(localStorage.getItem('${viewStore.key}'));if(k.version===${viewStore.version}&&/^(grid|list)$/.test(k.value))document.currentScript.previousElementSibling.dataset.view=k.value}catch(e){}`
