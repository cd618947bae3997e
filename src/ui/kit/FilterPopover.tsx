import { Button, Popover, Stack, VisuallyHidden } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
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
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (!opened) return undefined
    // The lists of its selects hang in portals of their own: a press there is none outside.
    const close = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('[data-portal]')) setOpened(false)
    }
    document.addEventListener('mousedown', close)
    return () => document.removeEventListener('mousedown', close)
  }, [opened])
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      closeOnClickOutside={false}
      position="bottom-start"
      shadow="md"
      width={320}
      trapFocus
      withinPortal
    >
      <Popover.Target>
        <Button
          onMouseDown={event => event.stopPropagation()}
          onClick={() => setOpened(before => !before)}
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
        <Stack gap="md" tabIndex={-1} data-autofocus className={classes.popover}>
          <div className={classes.controls}>
            <InSheet value={true}>{children}</InSheet>
          </div>
          <Button variant="default" disabled={active === 0} onClick={onClear}>
            {t('clearAll')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
