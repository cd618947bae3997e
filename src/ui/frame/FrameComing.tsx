import { Pending } from '../pages.tsx'
import { FrameOutline } from './FrameOutline.tsx'

/** The frame with a page, both still to come. */
export const FrameComing = () => (
  <FrameOutline>
    <Pending />
  </FrameOutline>
)
