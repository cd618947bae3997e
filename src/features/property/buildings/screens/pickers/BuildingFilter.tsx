import { useSession } from '../../../../../ui/session.ts'
import { useLabels } from '../useLabels.ts'
import { BuildingPicker } from './BuildingPicker.tsx'

/** The building that is chosen for the portal, as a filter of a page; none is all of the account. */
export const BuildingFilter = ({ placeholder, hideLabel = true }: { placeholder: string; hideLabel?: boolean }) => {
  const labels = useLabels()
  const { gId, bId, chooseBuilding } = useSession()
  return (
    <BuildingPicker
      gId={gId}
      hideLabel={hideLabel}
      placeholder={placeholder}
      value={bId}
      onChange={(id, row) =>
        chooseBuilding(id, row && { id: row.id, name: labels.name(row.Name), code: row.Code, propertyTag: row.PropertyTag })
      }
      clearable
      disabled={!gId}
    />
  )
}
