import { Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { RangePanel, type RangePanelProps } from './RangePanel.tsx'

/** The panel of `DateRangePicker` on a phone: a dialog over the page instead of a box at the field. */
export const RangeSheet = ({
  title,
  opened,
  onClose,
  ...panel
}: RangePanelProps & { title: string; opened: boolean; onClose: () => void }) => {
  const mounted = useMounted() // focus goes back only from a dialog that was closed before it opened
  return (
    <Modal opened={opened && mounted} onClose={onClose} title={title} fullScreen>
      <RangePanel {...panel} />
    </Modal>
  )
}
