import { Button, Drawer, VisuallyHidden } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconArrowsSort } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useWords } from '../words.tsx'
import classes from './FilterRow.module.css'
import { words } from './filterWords.ts'
import { InSheet } from './inSheet.ts'

type FilterSheetProps = {
  /** The controls. */
  children: ReactNode
  /** How many of them are set. */
  active: number
  /** Without it there is nothing to clear. */
  onClear?: () => void
  /** Only the sort of the list stands there. */
  sortOnly?: boolean
}

/** The filters of a list on a phone: one button that tells how many are set, and the sheet that it opens. */
export const FilterSheet = ({ children, active, onClear, sortOnly = false }: FilterSheetProps) => {
  const t = useWords(words)
  const [opened, setOpened] = useState(false)
  const title = t(sortOnly ? 'sort' : 'filters')
  const Icon = sortOnly ? IconArrowsSort : IconAdjustmentsHorizontal
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="default"
        className={classes.open}
        leftSection={<Icon size={18} aria-hidden />}
        rightSection={
          active > 0 && (
            <>
              <span className={classes.count}>{active}</span>
              <VisuallyHidden>{t('filtersSet')}</VisuallyHidden>
            </>
          )
        }
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {title}
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        title={title}
        closeButtonProps={{ 'aria-label': t('close') }}
        classNames={{ content: classes.sheet ?? '', body: classes.sheetBody ?? '', title: classes.sheetTitle ?? '' }}
      >
        <div className={classes.controls}>
          <InSheet value={true}>{children}</InSheet>
        </div>
        <div className={classes.foot} data-one={!onClear || undefined}>
          {onClear && (
            <Button variant="default" disabled={active === 0} onClick={onClear}>
              {t('clear')}
            </Button>
          )}
          <Button onClick={close}>{t('show')}</Button>
        </div>
      </Drawer>
    </>
  )
}
