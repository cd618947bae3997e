/**
 * The five links of a building: `/surveyWelcome/{nextPathname}/{bId}` of the admin host. Where a page of the route table bears the name
 * (contentSurvey, digitalProof, signProof) it is the next one; the two further surveys are named after their labels.
 */
export const surveyLinks = [
  { label: 'basicInfo', next: 'contentSurvey' },
  { label: 'connectContent', next: 'connectContentSurvey' },
  { label: 'verifyContent', next: 'verifyContentSurvey' },
  { label: 'contentProof', next: 'digitalProof' },
  { label: 'signProof', next: 'signProof' },
] as const

/** The address of a survey link. `host` is the admin host's origin. */
export const surveyLink = (host: string, next: (typeof surveyLinks)[number]['next'], bId: string): string =>
  `${host}/surveyWelcome/${next}/${bId}`
