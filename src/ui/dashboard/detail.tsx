import { Stack } from '@mantine/core'
import { Fragment } from 'react'
import { dialogs } from '../dialogs.tsx'
import type { Part } from './part.ts'

/** What opens from a row of a part: parts of its own. */
export type Detail = { title: string; parts: readonly Part[] }

/** Opens the details of a row. */
export const openDetail = ({ title, parts }: Detail): void => {
  dialogs.open(
    () => (
      <Stack>
        {parts.map(part => (
          <Fragment key={part.key}>{part.screen()}</Fragment>
        ))}
      </Stack>
    ),
    { title, size: 'xl' },
  )
}
