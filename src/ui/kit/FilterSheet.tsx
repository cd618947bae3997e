import { Button, Drawer } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
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
  onClear: () => void
}

/** The filters of a list on a phone: one button that tells how many are set, and the sheet that it opens. */
export const FilterSheet = ({ children, active, onClear }: FilterSheetProps) => {
  const t = useWords(words)
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="default"
        className={classes.open}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        rightSection={
          active > 0 && (
            <span className={classes.count} aria-hidden>
              {active}
            </span>
          )
        }
        aria-haspopup="dialog"
        aria-label={active > 0 ? t('filtersSet', { n: String(active) }) : t('filters')}
        onClick={() => setOpened(true)}
      >
        {t('filters')}
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        title={t('filters')}
        closeButtonProps={{ 'aria-label': t('close') }}
        classNames={{ content: classes.sheet ?? '', body: classes.sheetBody ?? '', title: classes.sheetTitle ?? '' }}
      >
        <div className={classes.controls}>
          <InSheet value={true}>{children}</InSheet>
        </div>
        <div className={classes.foot}>
          <Button variant="default" disabled={active === 0} onClick={onClear}>
            {t('clear')}
          </Button>
          <Button onClick={close}>{t('show')}</Button>
        </div>
      </Drawer>
    </>
  )
}
