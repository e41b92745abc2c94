import { viewStore } from './viewStore'

/** Inline script: restores the stored layout of the list, on the element that the style sheet uses. */
export const restoreViewScript = `try{var k=JSON.parse(localStorage.getItem('${viewStore.key}'));if(k.version===${viewStore.version}&&/^(grid|list)$/.test(k.value))document.currentScript.previousElementSibling.dataset.view=k.value}catch(e){}`
