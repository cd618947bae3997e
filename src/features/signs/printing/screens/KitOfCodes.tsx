import type { ChosenRows } from '../../../../ui/list/useSelection.ts'
import type { QrCodeRow } from '../../../codes/qr/model.ts'
import { KitButtons } from './KitButtons.tsx'

/** The print kit and the labels of the ticked codes; of all that a filter finds the list of signs makes them. */
export const KitOfCodes = ({ gId, chosen }: { gId: string; chosen: ChosenRows<QrCodeRow> }) =>
  chosen.filter === undefined ? (
    <KitButtons
      gId={gId}
      choice={{ QrCodeIds: chosen.rows.map(one => one.QrCodeId) }}
      count={chosen.rows.length}
      onStarted={chosen.clear}
    />
  ) : null
