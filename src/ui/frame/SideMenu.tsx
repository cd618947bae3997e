import { Tooltip, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { textIn } from '../language.ts'
import { AddressLink } from '../route.ts'
import { useSession } from '../session.ts'
import { browserStore } from '../store.ts'
import { useLanguage, useWords } from '../words.tsx'
import classes from './frame.module.css'
import { activeRow, addressOf, CREATE_PATH, type MenuGroup, type MenuRow, visibleRows } from './menu.ts'
import { words } from './words.ts'

type Props = { rows: readonly MenuRow[]; groups: readonly MenuGroup[]; pathname: string; rail: boolean; onRail?: (rail: boolean) => void }

/** The menu: three groups that open and close, each item shown with its permission only. */
export const SideMenu = ({ rows, groups, pathname, rail, onRail }: Props) => {
  const t = useWords(words)
  const { permissions, selection } = useSession()
  const visible = visibleRows(rows, groups, { permissions, selectedGroupId: selection.selectedGroupId, pathname })
  const active = activeRow(visible === 'create' ? [] : visible, pathname)
  const Toggle = rail ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav aria-label={t('mainMenu')} className={classes.menu}>
      <div className={classes.groups}>
        {visible === 'create' ? (
          <ul className={classes.items}>
            <Item label={t('create')} about={undefined} icon={IconPlus} address={CREATE_PATH} current rail={rail} />
          </ul>
        ) : (
          groups.map(group => (
            <Group key={group.id} group={group} rows={visible.filter(row => row.group === group.id)} active={active} rail={rail} />
          ))
        )}
      </div>
      {onRail && (
        <UnstyledButton
          className={classes.toggle}
          onClick={() => onRail(!rail)}
          aria-label={rail ? t('expand') : t('collapse')}
          aria-expanded={!rail}
        >
          <Toggle size={20} aria-hidden />
          {!rail && <span>{t('collapse')}</span>}
        </UnstyledButton>
      )}
    </nav>
  )
}

type GroupProps = { group: MenuGroup; rows: readonly MenuRow[]; active: MenuRow | undefined; rail: boolean }

const Group = ({ group, rows, active, rail }: GroupProps) => {
  const [language] = useLanguage()
  const key = `lintel-menu-${group.id}`
  const [open, setOpen] = useState(() => browserStore.read(key) !== 'closed')
  const { gId, bId } = useSession()
  if (rows.length === 0) return null
  const toggle = () => {
    browserStore.write(key, open ? 'closed' : null)
    setOpen(!open)
  }
  const label = textIn(group.label, language)
  const shown = open || rail
  return (
    <div className={classes.group}>
      {rail ? (
        <hr className={classes.rule} />
      ) : (
        <UnstyledButton className={classes.groupHead} onClick={toggle} aria-expanded={open}>
          {label}
          <IconChevronDown size={14} aria-hidden className={classes.chevron} />
        </UnstyledButton>
      )}
      {shown && (
        <ul className={classes.items} aria-label={label}>
          {rows.map(row => (
            <Item
              key={row.route.path}
              label={textIn(row.label, language)}
              about={row.about && textIn(row.about, language)}
              icon={row.icon}
              address={addressOf(row, { gId, bId })}
              current={row === active}
              rail={rail}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type ItemProps = {
  label: string
  about: string | undefined
  icon: MenuRow['icon']
  address: string | null
  current: boolean
  rail: boolean
}

const Item = ({ label, about, icon: Icon, address, current, rail }: ItemProps) => {
  const t = useWords(words)
  const inner = (
    <>
      <Icon size={20} aria-hidden />
      <span className={rail ? 'unseen' : classes.itemLabel}>{label}</span>
    </>
  )
  const item = address ? (
    <AddressLink
      href={address}
      className={classes.item}
      data-current={current || undefined}
      {...(current && { 'aria-current': 'page' as const })}
    >
      {inner}
    </AddressLink>
  ) : (
    <span className={classes.item} data-off aria-disabled="true" title={t('chooseBuilding')}>
      {inner}
    </span>
  )
  return (
    <li>
      <Tooltip label={rail ? (about ? `${label}: ${about}` : label) : about} position="right" disabled={!rail && !about}>
        {item}
      </Tooltip>
    </li>
  )
}
