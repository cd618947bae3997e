import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetSignProofs } from './contract.ts'
import { words } from './words.ts'

const proof = describeColumns(GetSignProofs, words)

/** The columns of reviews; the documents name none (C-BEHAV-061). */
export const proofColumns: DescribedList<typeof GetSignProofs> = {
  call: GetSignProofs,
  columns: [
    proof.localized('BuildingName', 'col.BuildingName'),
    proof.chosen('Status', 'col.Status', 'statuses'),
    proof.number('Complete', 'col.Complete'),
    proof.number('Rejected', 'col.Rejected'),
    proof.number('Total', 'col.Total'),
    proof.date('SentDate', 'col.SentDate'),
    proof.date('RemindedDate', 'col.RemindedDate'),
    proof.date('ModifiedDate', 'col.ModifiedDate'),
  ],
}
