import type { Output } from '../../../core/call.ts'
import type { OpenSurvey } from './contract.ts'

type OpenedSurvey = Omit<Output<typeof OpenSurvey>, 'UserToken'>

const form = ({ GroupId, BuildingId, BuilderId }: OpenedSurvey) => `/contentSurvey/${GroupId}/${BuildingId}/${BuilderId}`

/** Pages that a survey's link names as the next one. */
const pages: Readonly<Record<string, (place: OpenedSurvey) => string>> = {
  contentSurvey: form,
  digitalProof: ({ GroupId, BuildingId }) => `/digitalProof/${GroupId}/${BuildingId}`, // the pages behind the building's codes
  signProof: ({ GroupId, BuildingId }) => `/signProof/${GroupId}/${BuildingId}`, // the review of the building's signs, by the PIN too
}

/** Where the welcome page leads once the PIN was right: the page that its link names, for any other name the survey's form. */
export const nextAfterPin = (nextPathname: string | undefined, place: OpenedSurvey): string =>
  (Object.hasOwn(pages, nextPathname ?? '') ? pages[nextPathname ?? ''] : form)?.(place) ?? form(place)
