import { IconRubberStamp } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { LibraryActions } from '../../field/equipment/screens/libraryActions.ts'
import { signReviewRules } from '../printing/reviews.ts'
import { printProof, proofReport } from './routes.ts'
import { findDecisionProblems } from './rules.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'product',
      order: 25,
      label: proofReport.title,
      icon: IconRubberStamp,
      route: proofReport,
      may: proofReport.may,
      alsoFor: [printProof.path],
    },
  ],
  additions: [
    signReviewRules.with(findDecisionProblems),
    LibraryActions.with(async () => (await import('./screens/ProofMenuItem.tsx')).ProofMenuItem),
  ],
}
