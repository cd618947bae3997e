import type { ComponentType } from 'react'
import type { ListViewState } from './viewState.ts'

export type ListViewsProps = {
  /** Names the list for its user: its call, and its name on the page. */
  list: string
  now: ListViewState
  /** The list as it comes. */
  standard: ListViewState
  onApply: (view: ListViewState) => void
}

let part: ComponentType<ListViewsProps> | null = null

/** Gives the lists what keeps their views; once, by `app/browser`. */
export const configureListViews = (given: ComponentType<ListViewsProps>): void => {
  part = given
}

/** What shows and keeps the views of a list; null where nothing keeps them (print pages). */
export const listViewsPart = (): ComponentType<ListViewsProps> | null => part
