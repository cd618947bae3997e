import { Alert, Button } from '@mantine/core'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'

/** The button that takes a record out of use; without `onAsk` it keeps its place while the record is not there yet. */
export const ArchiveAction = ({ label, onAsk, running }: { label: string; onAsk?: () => void; running?: boolean }) => (
  <Button
    variant="default"
    leftSection={<IconArchive size={16} aria-hidden />}
    onClick={onAsk}
    disabled={!onAsk}
    {...(running !== undefined && { loading: running })}
  >
    {label}
  </Button>
)

type NoteProps = { title: string; text: string; restore: { label: string; run: () => void; running: boolean } | null }

/** Says that a record is archived and what that means, with the button that restores it, for users who may. */
export const ArchivedAlert = ({ title, text, restore }: NoteProps) => (
  <Alert color="yellow" icon={<IconArchive size={18} aria-hidden />} title={title}>
    <p style={{ margin: 0 }}>{text}</p>
    {restore && (
      <Button mt="sm" size="xs" leftSection={<IconArchiveOff size={14} aria-hidden />} onClick={restore.run} loading={restore.running}>
        {restore.label}
      </Button>
    )}
  </Alert>
)
