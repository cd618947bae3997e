import { type FilterPart, own } from '../../../../../ui/list/filterParts.ts'
import { useSession } from '../../../../../ui/session.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { words } from '../../words.ts'
import classes from './BuildingFilter.module.css'
import { BuildingFilter } from './BuildingFilter.tsx'

/** The columns of a list that `useBuildingFilter` narrows: without `BuildingName` where a building is chosen, as all rows would say the same. */
export const useBuildingColumn = <Column extends { readonly id: string }>(columns: readonly Column[]): Column[] => {
  const { bId } = useSession()
  return columns.filter(({ id }) => bId === null || id !== 'BuildingName')
}

/** The building that is chosen for the portal as a filter of a list: the field `bId` of its call. `any`: "All buildings". */
export const useBuildingFilter = (any: string): FilterPart<'bId'> => {
  const t = useWords(words)
  const { gId, bId, building, chooseBuilding } = useSession()
  return own({
    key: 'bId',
    control: (
      <div className={classes.filter}>
        <BuildingFilter placeholder={any} />
      </div>
    ),
    filter: gId && bId ? { bId } : {},
    set: bId !== null,
    clear: () => chooseBuilding(null),
    said: `${t('building')}: ${building?.name ?? ''}`,
  })
}
