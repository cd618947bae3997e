import './styles.ts'
import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../session.ts'
import { useStillEnd } from '../still/useStillEnd.ts'
import { useWords } from '../words.tsx'
import classes from './frame.module.css'
import type { FrameProps } from './frameProps.ts'
import { Pickers } from './Pickers.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { useKeptFlag } from './useKept.ts'
import { words } from './words.ts'

/** The frame of the portal: top bar, side menu (240 px, a rail of 64 px, a drawer below 960 px), the page. */
export const Frame = ({ rows, groups, palette, settings, tools, entries, layout = 'frame', children }: FrameProps) => {
  const t = useWords(words)
  const { status } = useSession()
  useStillEnd()
  const withMenu = layout === 'frame' && status === 'in' // a page for everybody has no menu for nobody
  const menuComes = layout === 'frame' && status === 'starting' // its place is kept, so that the page does not move
  const narrow = useMediaQuery('(max-width: 59.99em)', false, { getInitialValueInEffect: false })
  const [rail, setRail] = useKeptFlag('lintel-rail', false)
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  const pathname = useRouterState({ select: state => state.location.pathname })
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) main.current?.focus({ preventScroll: true })
    first.current = false
  }, [pathname])
  const menu = { rows, groups, pathname }
  return (
    <div className={classes.frame} data-rail={rail || undefined} data-plain={!(withMenu || menuComes) || undefined}>
      <a className={classes.skip} href="#main">
        {t('skip')}
      </a>
      <TopBar
        narrow={narrow}
        palette={palette}
        settings={settings}
        tools={tools}
        entries={entries}
        plain={!withMenu}
        {...(withMenu && { onMenu: () => setDrawerAt(pathname) })}
      />
      {withMenu && !narrow && (
        <aside className={classes.side}>
          <SideMenu {...menu} rail={rail} onRail={setRail} />
        </aside>
      )}
      {withMenu && narrow && (
        <Drawer.Root opened={drawerAt === pathname} onClose={() => setDrawerAt(null)} size={300} transitionProps={{ duration: 120 }}>
          <Drawer.Overlay />
          <Drawer.Content>
            <div className={classes.drawerHead}>
              <Drawer.Title>{t('mainMenu')}</Drawer.Title>
              <Drawer.CloseButton aria-label={t('closeMenu')} />
            </div>
            <Drawer.Body p="sm">
              <Pickers stacked />
              <SideMenu {...menu} rail={false} />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      )}
      <main id="main" className={classes.main} tabIndex={-1} ref={main}>
        {children}
      </main>
    </div>
  )
}
