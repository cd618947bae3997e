import { Button, Popover, Stack, VisuallyHidden } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../words.tsx'
import classes from './FilterRow.module.css'
import { words } from './filterWords.ts'
import { InSheet } from './inSheet.ts'

type FilterPopoverProps = {
  /** The controls. */
  children: ReactNode
  /** How many of them are set. */
  active: number
  onClear: () => void
}

/** Filters that are too many for one row, on a desk: one button that tells how many are set, and the popover that it opens. */
export const FilterPopover = ({ children, active, onClear }: FilterPopoverProps) => {
  const t = useWords(words)
  return (
    <Popover position="bottom-start" shadow="md" width={320} trapFocus withinPortal>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          rightSection={
            active > 0 && (
              <>
                <span className={classes.count}>{active}</span>
                <VisuallyHidden>{t('filtersSet')}</VisuallyHidden>
              </>
            )
          }
        >
          {t('filters')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('filters')}>
        <Stack gap="sm">
          <InSheet value={true}>{children}</InSheet>
          <Button variant="default" disabled={active === 0} onClick={onClear}>
            {t('clearAll')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
