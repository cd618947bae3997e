import { IconAddressBook, IconBuildingSkyscraper, IconQrcode, IconUsersGroup } from '@tabler/icons-react'
import { useCallback, useMemo } from 'react'
import { nameIn } from '../../core/labels.ts'
import { qrEditor } from '../../features/codes/qr/routes.ts'
import { home } from '../../features/insight/landing/routes.ts'
import { accountInfo } from '../../features/property/administration/routes.ts'
import { contacts } from '../../features/property/contacts/routes.ts'
import { callOnce } from '../../ui/calls.ts'
import { useLatest } from '../../ui/form/useLatest.ts'
import { addressOf, visibleRows } from '../../ui/frame/menu.ts'
import type { PaletteGroup, PaletteItem, PaletteProps } from '../../ui/kit/Palette.tsx'
import { languageStore, textIn } from '../../ui/language.ts'
import { href, useGoTo } from '../../ui/route.ts'
import { useSession } from '../../ui/session.ts'
import { useLanguage } from '../../ui/words.tsx'
import { menuGroups, paletteRows } from '../menu.ts'
import { isMeant, useActions } from './actions.tsx'

const titles = {
  pages: { en: 'Pages', es: 'Páginas', fr: 'Pages' },
  buildings: { en: 'Buildings', es: 'Edificios', fr: 'Immeubles' },
  codes: { en: 'QR codes', es: 'Códigos QR', fr: 'Codes QR' },
  accounts: { en: 'Accounts', es: 'Cuentas', fr: 'Comptes' },
  contacts: { en: 'Contacts', es: 'Contactos', fr: 'Contacts' },
  actions: { en: 'Actions', es: 'Acciones', fr: 'Actions' },
} as const
const most = 6

/** What Ctrl/⌘ K finds: pages of the menu, what the user may make, accounts, and buildings, contacts and QR codes of the account. An item's id is its address, with what tells it apart after a #. */
export const usePalette = (): Omit<PaletteProps, 'opened' | 'onOpened'> => {
  const { permissions, gId, bId, selection, can, isGlobalAdmin } = useSession()
  const [mayContacts, mayCodes] = [can(contacts.may), can(qrEditor.may)]
  const [language] = useLanguage()
  const goTo = useGoTo()
  const pages = useMemo<PaletteItem[]>(() => {
    const rows = visibleRows(paletteRows, menuGroups, { permissions, selectedGroupId: selection.selectedGroupId, pathname: '/' })
    if (rows === 'create') return []
    return rows.flatMap(row => {
      const id = addressOf(row, { gId, bId })
      return id
        ? [
            {
              id,
              label: textIn(row.label, language),
              icon: <row.icon size={18} aria-hidden />,
              ...(row.about && { detail: textIn(row.about, language) }),
            },
          ]
        : []
    })
  }, [permissions, gId, bId, selection.selectedGroupId, language])
  const actions = useActions()
  const actionsNow = useLatest(actions)
  const search = useCallback(
    async (typed: string): Promise<readonly PaletteGroup[]> => {
      const named = (items: readonly PaletteItem[]) => items.filter(item => isMeant(item, typed))
      const asked = typed.trim()
      const [accounts, buildings, people, codes] = await Promise.all([
        asked && isGlobalAdmin ? findAccounts(asked) : [],
        asked && gId ? findBuildings(gId, asked) : [],
        asked && gId && mayContacts ? findContacts(gId, asked) : [],
        asked && gId && mayCodes ? findCodes(gId, asked) : [],
      ])
      const groups = [
        { label: titles.pages[language], items: named(pages) },
        { label: titles.actions[language], items: named(actionsNow.current.items) },
        { label: titles.accounts[language], items: accounts },
        { label: titles.buildings[language], items: buildings },
        { label: titles.contacts[language], items: people },
        { label: titles.codes[language], items: codes },
      ]
      return groups.filter(group => group.items.length > 0)
    },
    [pages, actionsNow, gId, language, isGlobalAdmin, mayContacts, mayCodes],
  )
  const start = [
    { label: titles.pages[language], items: pages },
    { label: titles.actions[language], items: actions.items },
  ].filter(group => group.items.length > 0)
  return { search, start, onPick: item => actions.run(item.id) || goTo(item.id.split('#', 1)[0] ?? '/') }
}

const findAccounts = async (text: string): Promise<PaletteItem[]> => {
  const { GetGroups } = await import('../../features/property/administration/contract.ts')
  const { Groups } = await callOnce(GetGroups, { filter: { text }, pagination: { page: 0, perPage: most } })
  return Groups.map(({ acId, GroupName, City }) => ({
    id: href(accountInfo, null, { gId: acId }),
    label: nameIn(GroupName, languageStore.get()),
    ...(City && { detail: City }),
    icon: <IconUsersGroup size={18} aria-hidden />,
  }))
}

const findContacts = async (gId: string, text: string): Promise<PaletteItem[]> => {
  const { GetPropertyContacts } = await import('../../features/property/contacts/contract.ts')
  const { Contacts } = await callOnce(GetPropertyContacts, { filter: { gId, text }, pagination: { page: 0, perPage: most } })
  return Contacts.flatMap(({ acId, BuildingId, FullName, Role, Email }) =>
    BuildingId
      ? [
          {
            // The list of the building, narrowed to the contact; the id keeps two of one name apart.
            id: `${href(contacts, null, { gId, bId: BuildingId, text: FullName.en })}#${acId}`,
            label: FullName.en,
            detail: [Role, Email].filter(Boolean).join(' · '),
            icon: <IconAddressBook size={18} aria-hidden />,
          },
        ]
      : [],
  )
}

const findBuildings = async (gId: string, text: string): Promise<PaletteItem[]> => {
  const { GetPropertyList } = await import('../../features/property/buildings/contract.ts')
  const { Properties } = await callOnce(GetPropertyList, { filter: { gId, text }, pagination: { page: 0, perPage: most } })
  return Properties.map(({ id, Name, Code, City }) => ({
    id: href(home, null, { gId, bId: id }),
    label: nameIn(Name, languageStore.get()),
    detail: [City, Code].filter(Boolean).join(' · '),
    icon: <IconBuildingSkyscraper size={18} aria-hidden />,
  }))
}

const findCodes = async (gId: string, text: string): Promise<PaletteItem[]> => {
  const { GetQrCodes } = await import('../../features/codes/qr/contract.ts')
  const { QrCodes } = await callOnce(GetQrCodes, { filter: { gId, text }, pagination: { page: 0, perPage: most } })
  return QrCodes.map(({ QrCodeId, BuildingId, Name, Location, SignId }) => ({
    id: href(qrEditor, { groupId: gId, bId: BuildingId, qrId: QrCodeId }),
    label: Name,
    detail: `${SignId} · ${Location}`,
    icon: <IconQrcode size={18} aria-hidden />,
  }))
}
