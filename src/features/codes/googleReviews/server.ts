import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { notificationSources } from '../../property/notifications/sources.server.ts'
import { EndReviewSource } from './calls/EndReviewSource.ts'
import { FetchReviews } from './calls/FetchReviews.ts'
import { FinishReviewSource } from './calls/FinishReviewSource.ts'
import { GetReviewLocations } from './calls/GetReviewLocations.ts'
import { GetReviewSource } from './calls/GetReviewSource.ts'
import { SetReviewLocation } from './calls/SetReviewLocation.ts'
import { StartReviewSource } from './calls/StartReviewSource.ts'
import * as contract from './contract.ts'
import { fetchDueSources, fetchReviews, returnConsent } from './fetch.server.ts'
import { locationColumns } from './listColumns.ts'
import { reviewsStoppedSource } from './notificationSource.server.ts'
import { locationAccess, locationNames, sourceAccess, sourceNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, {
  EndReviewSource,
  FetchReviews,
  FinishReviewSource,
  GetReviewLocations,
  GetReviewSource,
  SetReviewLocation,
  StartReviewSource,
})
export const jobs = [fetchReviews, returnConsent, ...fetchDueSources.jobs]
export const lists = [locationColumns]
export const additions = [
  notificationSources.with(reviewsStoppedSource),
  ...record.additions,
  recordAccess.with(sourceAccess),
  recordAccess.with(locationAccess),
  recordNames.with(sourceNames),
  recordNames.with(locationNames),
]
