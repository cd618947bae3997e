import type { Command } from '../../codes/picture/path.ts'
import type { Picture } from '../../codes/picture/picture.ts'
import type { SignProblem } from './model.ts'

/** What is painted on a sign, in order; lengths in millimetres from the top left corner of the trimmed sign, colours as `#RRGGBB`. */
export type ArtLayer =
  | { readonly kind: 'shape'; readonly color: string; readonly commands: readonly Command[] }
  | {
      readonly kind: 'code'
      readonly picture: Picture
      readonly link: string
      readonly x: number
      readonly y: number
      readonly side: number
    }
  | {
      readonly kind: 'image'
      readonly href: string
      readonly ground: string
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
    }

/** A sign as it is printed: the ground reaches over the edge by the bleed. */
export type Artwork = {
  readonly width: number
  readonly height: number
  readonly ground: string
  readonly layers: readonly ArtLayer[]
  readonly problems: readonly SignProblem[]
}
