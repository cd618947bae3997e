import '@mantine/core/styles/FloatingIndicator.layer.css'
import { MantineProvider, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { Page } from '../../../../ui/kit/Page.tsx'
import { cssVariablesResolver, theme } from '../../../../ui/theme.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './Kit.module.css'
import { Files, Inputs } from './KitInputs.tsx'
import { Feedback, Tiles } from './KitNumbers.tsx'
import { Charts, Papers, PartStates, Tables } from './KitParts.tsx'
import { Colours, Drawings, Pieces, States, Type } from './KitPieces.tsx'

const parts = [
  ['colours', Colours],
  ['type', Type],
  ['page', Pieces],
  ['tiles', Tiles],
  ['charts', Charts],
  ['tables', Tables],
  ['parts', PartStates],
  ['papers', Papers],
  ['feedback', Feedback],
  ['inputs', Inputs],
  ['files', Files],
  ['states', States],
  ['drawings', Drawings],
] as const satisfies readonly (readonly [string, ComponentType])[]

type Shown = 'light' | 'dark' | 'both'

/** `/kit`: each piece in each state, light, dark or both. */
export const Screen = () => {
  const t = useWords(words)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [both, setBoth] = useState(false)
  const show = (wanted: Shown) => {
    setBoth(wanted === 'both')
    // Mantine's dark rules reach into light parts of a dark page, not the other way.
    setColorScheme(wanted === 'dark' ? 'dark' : 'light')
  }
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <SegmentedControl<Shown>
          aria-label={t('theme')}
          value={both ? 'both' : colorScheme === 'dark' ? 'dark' : 'light'}
          onChange={show}
          data={(['light', 'dark', 'both'] as const).map(value => ({ value, label: t(value) }))}
        />
      }
    >
      <nav aria-label={t('title')} className={classes.contents}>
        {parts.map(([key]) => (
          <a key={key} href={`#kit-${key}`}>
            {t(key)}
          </a>
        ))}
      </nav>
      {parts.map(([key, Part]) => (
        <section key={key} id={`kit-${key}`} className={classes.part} aria-labelledby={`kit-${key}-title`}>
          <h2 id={`kit-${key}-title`}>{t(key)}</h2>
          <div className={classes.panes} data-both={both || undefined}>
            <div className={classes.pane}>
              <Part />
            </div>
            {both && (
              <Dark name={key}>
                <Part />
              </Dark>
            )}
          </div>
        </section>
      ))}
    </Page>
  )
}

const Dark = ({ name, children }: { name: string; children: React.ReactNode }) => {
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  return (
    <div ref={setRoot} id={`kit-dark-${name}`} className={classes.dark} data-mantine-color-scheme="dark">
      {root && (
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          forceColorScheme="dark"
          deduplicateCssVariables={false}
          getRootElement={() => root}
          cssVariablesSelector={`#kit-dark-${name}`}
        >
          {children}
        </MantineProvider>
      )}
    </div>
  )
}
