import type { NoteRequestType, NoteState, ProofType } from '../model.ts'

type DemoNote = {
  days: number
  Type: ProofType
  Note: string
  Category: string
  RequestType: NoteRequestType
  Status: NoteState
  by: string
  answer?: string
}

/** Notes of the demo world, the newest first. */
export const demoNotes: readonly DemoNote[] = [
  {
    days: 1,
    Type: 'ContentProof',
    Note: 'The opening hours on this page are those of last winter. They are 7 a.m. to 8 p.m. now.',
    Category: 'Text',
    RequestType: 'Correction',
    Status: 'Open',
    by: 'Sofia Lindqvist',
  },
  {
    days: 4,
    Type: 'ContentProof',
    Note: 'Please add the number of the night desk for calls after 10 p.m.',
    Category: 'Contact',
    RequestType: 'Addition',
    Status: 'Answered',
    by: 'Sofia Lindqvist',
    answer: 'Added below the day desk. Please look at it once more.',
  },
  {
    days: 19,
    Type: 'ContentProof',
    Note: 'In Spanish, “lobby” should be “vestíbulo”, as on all other signs.',
    Category: 'Translation',
    RequestType: 'Change',
    Status: 'Closed',
    by: 'Naomi Castellanos',
    answer: 'Changed on every page of the building.',
  },
  {
    days: 2,
    Type: 'SignProof',
    Note: 'The logo is the one from before the renaming.',
    Category: 'Logo',
    RequestType: 'Correction',
    Status: 'Open',
    by: 'Sofia Lindqvist',
  },
  {
    days: 8,
    Type: 'SignProof',
    Note: 'Would a larger sign be read from the elevator door?',
    Category: 'Size',
    RequestType: 'Question',
    Status: 'Answered',
    by: 'Naomi Castellanos',
    answer: 'From 10 feet it takes 8 × 10. We have put that size into the proof.',
  },
  {
    days: 30,
    Type: 'SignProof',
    Note: 'Hang it left of the call button, not above it.',
    Category: 'Placement',
    RequestType: 'Change',
    Status: 'Closed',
    by: 'Sofia Lindqvist',
  },
]
