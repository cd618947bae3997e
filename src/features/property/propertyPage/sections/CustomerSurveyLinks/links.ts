/**
 * The five links of a building: `/surveyWelcome/{nextPathname}/{bId}` of the admin host. `nextPathname` is a page of the route table
 * (contentSurvey, digitalProof, signProof); for the two further surveys it follows their labels.
 */
export const surveyLinks = [
  { label: 'basicInfo', next: 'contentSurvey' },
  { label: 'connectContent', next: 'connectContentSurvey' },
  { label: 'verifyContent', next: 'verifyContentSurvey' },
  { label: 'contentProof', next: 'digitalProof' },
  { label: 'signProof', next: 'signProof' },
] as const

type SurveyLink = (typeof surveyLinks)[number]

/** The links whose next page stands. `stands`: whether a page's address begins with this part. */
export const shownLinks = (stands: (first: string) => boolean): SurveyLink[] => surveyLinks.filter(({ next }) => stands(next))

/** The address of a survey link. `host` is the admin host's origin. */
export const surveyLink = (host: string, next: SurveyLink['next'], bId: string): string => `${host}/surveyWelcome/${next}/${bId}`
