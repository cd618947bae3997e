import type { FieldFilePort } from '../../../base/fields/screens/fieldFiles.ts'
import { buckets } from '../../../base/files/buckets.ts'
import { sendFileRef } from '../../../base/files/screens/sendFile.ts'

const { accept, largest } = buckets.RoundPhoto

/** Where files of a walk go, and how one that is there is opened. */
export const roundFilePort = (GroupId: string, BuildingId: string): FieldFilePort => ({
  accept,
  largest,
  send: sendFileRef({ GroupId, BuildingId }, 'RoundPhoto'),
  open: ({ Link }) => {
    if (Link) window.open(Link, '_blank', 'noopener')
  },
})
