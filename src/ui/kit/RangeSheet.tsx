import { Modal } from '@mantine/core'
import { RangePanel, type RangePanelProps } from './RangePanel.tsx'

/** The panel of `DateRangePicker` on a phone: a dialog over the page instead of a box at the field. */
export const RangeSheet = ({
  title,
  opened,
  onClose,
  ...panel
}: RangePanelProps & { title: string; opened: boolean; onClose: () => void }) => (
  <Modal opened={opened} onClose={onClose} title={title} fullScreen>
    <RangePanel {...panel} />
  </Modal>
)
