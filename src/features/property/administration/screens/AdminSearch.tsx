import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { ownAccountOnly } from '../../../../ui/frame/menu.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { PageTabs } from '../../../../ui/kit/PageTabs.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useSearchText } from '../../../../ui/useSearchText.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetChannels, GetGroups, SearchBuildings } from '../contract.ts'
import { accountCreate } from '../routes.ts'
import { words } from '../words.ts'
import { AccountTable } from './AccountTable.tsx'
import classes from './AdminSearch.module.css'
import { BuildingTable } from './BuildingTable.tsx'
import { ChannelTable } from './ChannelTable.tsx'
import { Everything, moveThrough } from './Everything.tsx'

/** `/adminSearch`: one box for accounts, buildings and channels; all kinds at once, or one of them as a table with filters. */
export const Screen = () => {
  const t = useWords(words)
  const { isGlobalAdmin, can } = useSession()
  const [{ text, tab }, set] = useUrlState({ text: '', tab: 'all' })
  const [typed, setTyped] = useState(text)
  const { text: settled, askNow } = useSearchText(typed.trim())
  const kept = useRef(text)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (settled === kept.current) return
    kept.current = settled
    set({ text: settled })
  }, [settled, set])
  useEffect(() => {
    const within = body.current
    const move = (event: KeyboardEvent) => within && moveThrough(event, within)
    within?.addEventListener('keydown', move)
    return () => within?.removeEventListener('keydown', move)
  }, [])
  const kinds = useKinds(settled)
  const chosen = kinds.find(({ kind }) => kind === tab)?.kind ?? 'all'
  const shown: Record<Kind, () => ReactNode> = {
    all: () => <Everything text={settled} ready={typed.trim() === settled} />,
    accounts: () => <AccountTable text={settled} />,
    buildings: () => <BuildingTable text={settled} />,
    channels: () => <ChannelTable text={settled} onOpened={() => set({ tab: 'accounts' })} />,
  }
  const create = can('ManageGroups') && (
    <Button component={AddressLink} href={href(accountCreate)} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('createAccount')}
    </Button>
  )
  return (
    <Page title={t('search')} lead={isGlobalAdmin ? t('searchLead') : t('searchOwnLead')} action={create}>
      <div className={classes.body} ref={body}>
        <SearchBox
          value={typed}
          onChange={setTyped}
          onEnter={askNow}
          label={isGlobalAdmin ? t('searchBox') : t('searchBuildings')}
          hint={chosen === 'all'}
        />
        <PageTabs
          label={t('kindsLabel')}
          tabs={kinds.map(({ kind, count }) => ({ value: kind, label: t(`kinds.${kind}`), count }))}
          value={chosen}
          onChange={next => set({ tab: next })}
        >
          {shown[chosen]()}
        </PageTabs>
      </div>
    </Page>
  )
}

type Kind = 'all' | 'accounts' | 'buildings' | 'channels'

/** The kinds that this user may search, each with how many hold the text. Some roles see their own account without asking. */
const useKinds = (text: string): { kind: Kind; count?: number | undefined }[] => {
  const { profile, isGlobalAdmin, selection, can } = useSession()
  const accounts = isGlobalAdmin || !ownAccountOnly(profile?.UserContext)
  const channels = can('GlobalManageGroups')
  const filter = { ...(text && { text }), ...(selection.channel && { ChannelId: selection.channel }) }
  const one = { pagination: { page: 0, perPage: 1 } }
  const found = {
    accounts: useCall(GetGroups, accounts ? { filter, ...one } : null).data?.Total,
    buildings: useCall(SearchBuildings, { filter, ...one }, { quiet: true }).data?.Total,
    channels: useCall(GetChannels, channels ? { filter: text ? { text } : {}, ...one } : null, { quiet: true }).data?.Total,
  }
  return [
    { kind: 'all' },
    ...(accounts ? [{ kind: 'accounts', count: found.accounts } as const] : []),
    { kind: 'buildings', count: found.buildings },
    ...(channels ? [{ kind: 'channels', count: found.channels } as const] : []),
  ]
}

type BoxProps = { value: string; onChange: (text: string) => void; onEnter: () => void; label: string; hint: boolean }

const SearchBox = ({ value, onChange, onEnter, label, hint }: BoxProps) => {
  const t = useWords(words)
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // After the frame has put the focus on the new page.
    const timer = setTimeout(() => box.current?.focus({ preventScroll: true }), 0)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div>
      <TextInput
        ref={box}
        type="search"
        size="lg"
        maxLength={200}
        aria-label={label}
        {...(hint && { 'aria-describedby': id })}
        placeholder={label}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Enter' && onEnter()}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={value && <CloseButton aria-label={t('clear')} onClick={() => onChange('')} />}
      />
      {hint && (
        <p id={id} className={classes.keys}>
          {t('keys')}
        </p>
      )}
    </div>
  )
}
