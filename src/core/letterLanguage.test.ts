import { expect, test } from 'vitest'
import { letterLanguage } from './letterLanguage.ts'

test.each([
  ['洗手间很干净', 'zh'],
  ['トイレが清潔です', 'ja'],
  ['漢字とかな', 'ja'],
  ['화장실이 깨끗해요', 'ko'],
  ['ห้องน้ำสะอาด', 'th'],
  ['الحمام نظيف', 'ar'],
  ['השירותים נקיים', 'he'],
  ['शौचालय साफ है', 'hi'],
  ['Tout est propre – 5/5 👍', undefined],
  ['', undefined],
])('the letters of "%s" say %s', (text, language) => expect(letterLanguage(text)).toBe(language))
