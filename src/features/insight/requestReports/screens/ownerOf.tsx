import { AssigneeName } from '../../../base/handling/screens/AssigneeName.tsx'
import { type LeadStage, openLeadStages } from '../../../codes/leads/model.ts'

type Owned = { Stage: LeadStage; AssigneeName: string; AssigneeLeft: boolean }

/** The owner of a lead in a list, marked where they have left while somebody still has to act; null where nobody has it. */
export const ownerOf = ({ Stage, AssigneeName: name, AssigneeLeft }: Owned) =>
  name ? <AssigneeName of={{ AssigneeName: name, AssigneeLeft: AssigneeLeft && openLeadStages.includes(Stage), DoneBy: '' }} /> : null
