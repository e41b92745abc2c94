import { describe, expect, it } from 'vitest'
import { codeTokens, foldText, tokenise } from './tokenise'

describe('tokenise', () => {
  it.each<{ name: string; text: string; tokens: string[]; pairs: string[] }>([
    { name: 'nothing', text: ' - ', tokens: [], pairs: [] },
    { name: 'one word', text: 'Corolla', tokens: ['corolla'], pairs: [] },
    { name: 'two words, which shoppers may enter as one', text: 'Land Cruiser', tokens: ['land', 'cruiser'], pairs: ['landcruiser'] },
    { name: 'a hyphen, which shoppers may leave out', text: 'CX-5', tokens: ['cx', '5', 'cx5'], pairs: [] },
    { name: 'a word and a code', text: 'Mazda CX-5', tokens: ['mazda', 'cx', '5', 'cx5'], pairs: ['mazdacx', 'mazdacx5'] },
    { name: 'a hyphened word', text: 'X-Trail', tokens: ['x', 'trail', 'xtrail'], pairs: [] },
    { name: 'several hyphens', text: '4-x-4', tokens: ['4', 'x', '4x4'], pairs: ['4x', 'x4'] },
    { name: 'an apostrophe', text: "Manager's", tokens: ['manager', 's', 'managers'], pairs: [] },
    { name: 'accents', text: 'Citroën Škoda', tokens: ['citroen', 'skoda'], pairs: ['citroenskoda'] },
    { name: 'signs between words', text: 'One | Two', tokens: ['one', 'two'], pairs: ['onetwo'] },
    { name: 'a repeated word', text: 'Mini Mini', tokens: ['mini'], pairs: ['minimini'] },
    { name: 'numbers with points', text: '2.5 GT', tokens: ['2', '5', 'gt', '25'], pairs: ['5gt', '25gt'] },
  ])('tokenise finds in $name', ({ text, tokens, pairs }) => {
    const found = tokenise(text)
    expect([...found.tokens].sort()).toEqual([...tokens].sort())
    expect([...found.pairs].sort()).toEqual([...pairs].sort())
  })
})

describe('codeTokens', () => {
  it.each([
    { name: 'a plain code', code: 'N1001', tokens: ['n1001'] },
    { name: 'a code in parts', code: 'MZ-10 23', tokens: ['mz', '10', '23', 'mz1023'] },
    { name: 'no code', code: '', tokens: [] },
  ])('codeTokens finds in $name', ({ code, tokens }) => expect(codeTokens(code)).toEqual(tokens))
})

describe('foldText', () => {
  it.each([
    ['plain text', 'Kona', 'kona'],
    ['accents', 'ÉLITE Māori', 'elite maori'],
    ['accents as combining marks', 'e\u0301lite', 'elite'],
    ['letters without a separable accent', 'Straße Bjørn Łódź', 'strasse bjorn lodz'],
    ['full-width letters', 'ｔｏｙｏｔａ', 'toyota'],
    ['ligatures', 'ﬁesta', 'fiesta'],
    ['a dotted capital', 'İstanbul', 'istanbul'],
  ])('foldText folds %s', (_name, text, folded) => expect(foldText(text)).toBe(folded))
})
