import { Menu } from '@mantine/core'
import { useWords } from '../words.tsx'
import classes from './list.module.css'
import type { RowAction } from './options.ts'
import { words } from './words.ts'

/** Where the menu of a row opens, in the window; what gets the focus back. */
export type RowMenuAt = { x: number; y: number; actions: readonly RowAction[]; name: string; origin: HTMLElement | null }

/** The one menu of all rows of a list, at the place of the pressed button or of the pointer. */
export const RowMenu = ({ at, onClose }: { at: RowMenuAt | null; onClose: () => void }) => {
  const t = useWords(words)
  if (!at) return null
  const close = () => {
    onClose()
    at.origin?.focus({ preventScroll: true })
  }
  return (
    <Menu
      key={`${at.x},${at.y}`}
      opened
      onClose={close}
      position="bottom-start"
      returnFocus={false}
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          className={classes.spot}
          aria-label={t('actionsOf', { name: at.name })}
          style={{ left: at.x, top: at.y }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {at.actions.map(action => (
          <Menu.Item
            key={action.label}
            leftSection={action.icon}
            {...(action.danger && { c: 'var(--status-bad)' })}
            disabled={action.disabled === true}
            onClick={action.onClick}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
