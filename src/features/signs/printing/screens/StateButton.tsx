import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useBulk } from '../../../../ui/list/useBulk.tsx'
import type { ChosenRows } from '../../../../ui/list/useSelection.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetPrintSettings, GetPrintSettingsOnBuilding, SetPrintState } from '../contract.ts'
import { type PrintSettingRow, printStates } from '../model.ts'
import { words } from '../words.ts'

/** Says what became of the ticked signs. */
export const StateButton = ({ gId, chosen }: { gId: string; chosen: ChosenRows<PrintSettingRow> }) => {
  const t = useWords(words)
  const { start, running } = useBulk(SetPrintState, {
    gId,
    idOf: (row: PrintSettingRow) => row.id,
    refresh: [GetPrintSettings, GetPrintSettingsOnBuilding],
  })
  const set = (State: PrintSettingRow['State']) =>
    start(
      chosen,
      n => ({
        title: t('setStateTitle', { n }),
        text: t(`states.${State}`),
        yes: t(`states.${State}`),
        done: count => t('setStateDone', { n: count }),
      }),
      { State },
    )
  return (
    <Menu position="bottom-start" shadow="md" withinPortal>
      <Menu.Target>
        <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} aria-hidden />} loading={running}>
          {t('setState')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('setState')}>
        {printStates.map(state => (
          <Menu.Item key={state} onClick={() => void set(state)}>
            {t(`states.${state}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
