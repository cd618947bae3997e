import { expect, test } from 'vitest'
import { shownLinks, surveyLink, surveyLinks } from './links.ts'
import { words } from './words.ts'

test('the five links are survey-welcome pages on the admin host, keyed by the building [A-RULE-002, A-BEHAV-033]', () => {
  const links = surveyLinks.map(({ label, next }) => [words.en[label], surveyLink('https://admin.example', next, 'b1')])
  expect(links).toEqual([
    ['Basic Info Survey', 'https://admin.example/surveyWelcome/contentSurvey/b1'],
    ['Connect Content Survey', 'https://admin.example/surveyWelcome/connectContentSurvey/b1'],
    ['Verify Content Survey', 'https://admin.example/surveyWelcome/verifyContentSurvey/b1'],
    ['Content Proof', 'https://admin.example/surveyWelcome/digitalProof/b1'],
    ['Sign proof', 'https://admin.example/surveyWelcome/signProof/b1'],
  ])
})

test('a link is shown once its page stands', () => {
  const shown = (pages: readonly string[]) => shownLinks(first => pages.includes(first)).map(({ label }) => label)
  expect(shown(['contentSurvey', 'contacts'])).toEqual(['basicInfo'])
  expect(shown(['signProof', 'contentSurvey', 'digitalProof'])).toEqual(['basicInfo', 'contentProof', 'signProof'])
})
