import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { PRODUCT } from '../../core/product.ts'
import { Logo } from '../kit/Logo.tsx'
import { Palette, paletteKeys } from '../kit/Palette.tsx'
import { AddressLink } from '../route.ts'
import { chooseGroup, useSession } from '../session.ts'
import { useWords } from '../words.tsx'
import type { UserEntry } from './featureFrame.ts'
import classes from './frame.module.css'
import type { FrameProps } from './frameProps.ts'
import { logoTarget } from './menu.ts'
import { Pickers, SingleBuilding } from './Pickers.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useAccountLogo } from './useAccountLogo.ts'
import { words } from './words.ts'

type Props = {
  palette: FrameProps['palette'] | undefined
  settings: FrameProps['settings'] | undefined
  tools: ReactNode
  entries: readonly UserEntry[] | undefined
  onMenu?: () => void
  narrow: boolean
  plain: boolean
}

/** Logo, pickers, search, user. On narrow screens the pickers are in the menu's drawer. */
export const TopBar = ({ palette, settings, tools, entries, onMenu, narrow, plain }: Props) => {
  const t = useWords(words)
  const router = useRouter()
  const { status, permissions, bId, can } = useSession()
  const [searching, setSearching] = useState(false)
  const signedIn = status === 'in'
  const account = useAccountLogo()
  const target = logoTarget(permissions, bId)
  // The choice is dropped once the page is there, so that a form with unsaved changes may still object.
  const leave = (event: MouseEvent) => {
    if (!can('GlobalManageCustomers') || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const there = () => {
      if (router.latestLocation.pathname !== target) return
      chooseGroup(null)
      // The new page may write its own address by now, still with the account in it, which would be chosen again by that.
      if (router.state.status !== 'idle') void router.navigate({ to: target, search: {}, replace: true } as never)
    }
    void router.navigate({ to: target } as never).then(there)
  }
  return (
    <header className={classes.top}>
      {onMenu && narrow && (
        <ActionIcon variant="subtle" color="gray" size="xl" aria-label={t('openMenu')} onClick={onMenu}>
          <IconMenu2 size={22} aria-hidden />
        </ActionIcon>
      )}
      {signedIn ? (
        <AddressLink href={target} className={classes.logo} aria-label={t('home', { product: PRODUCT })} onClick={leave}>
          {account ? (
            <>
              <Logo />
              <img src={account} alt="" className={classes.accountLogo} />
            </>
          ) : (
            <Logo wordmark />
          )}
        </AddressLink>
      ) : (
        <span className={classes.logo}>
          <Logo wordmark />
        </span>
      )}
      {signedIn && !plain && (!narrow ? <Pickers /> : !bId && <SingleBuilding />)}
      <span className={classes.gap} />
      {palette && signedIn && (
        <>
          <UnstyledButton className={classes.find} onClick={() => setSearching(true)} aria-keyshortcuts="Control+K Meta+K">
            <IconSearch size={16} aria-hidden />
            <span className={classes.findText}>{t('search')}</span>
            <Kbd size="xs" className={classes.findKeys} aria-hidden>
              {paletteKeys()}
            </Kbd>
          </UnstyledButton>
          <Palette {...palette} opened={searching} onOpened={setSearching} />
        </>
      )}
      {signedIn && tools}
      <UserMenu settings={settings} entries={entries} />
    </header>
  )
}
