import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { papers } from '../../base/papers/model.ts'
import { codeFollowers } from '../../codes/qr/facets.server.ts'
import { signReviews } from '../printing/reviews.server.ts'
import { signReviewRules } from '../printing/reviews.ts'
import { GetProofReportLink } from './calls/GetProofReportLink.ts'
import { GetSignProof } from './calls/GetSignProof.ts'
import { GetSignProofs } from './calls/GetSignProofs.ts'
import { MoveSignProof } from './calls/MoveSignProof.ts'
import { OpenSignProof } from './calls/OpenSignProof.ts'
import { ProposeSignAgain } from './calls/ProposeSignAgain.ts'
import { StartSignProof } from './calls/StartSignProof.ts'
import * as contract from './contract.ts'
import { decideSign } from './decide.server.ts'
import { leaveReviews } from './follow.server.ts'
import { mailProof, remindClients } from './jobs.ts'
import { proofColumns } from './listColumns.ts'
import { proofReportPaper } from './papers.ts'
import { proofAccess, proofNames } from './record.server.ts'
import * as record from './record.ts'
import { findDecisionProblems } from './rules.ts'

export const calls = serve(contract, {
  GetProofReportLink,
  GetSignProof,
  GetSignProofs,
  MoveSignProof,
  OpenSignProof,
  ProposeSignAgain,
  StartSignProof,
})
export const jobs = [mailProof, ...remindClients.jobs]
export const lists = [proofColumns]
export const additions = [
  papers.with(proofReportPaper),
  ...record.additions,
  recordAccess.with(proofAccess),
  recordNames.with(proofNames),
  codeFollowers.with(leaveReviews),
  signReviews.with(decideSign),
  signReviewRules.with(findDecisionProblems),
]
