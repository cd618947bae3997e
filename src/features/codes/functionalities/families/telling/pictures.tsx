import {
  IconApps,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTiktok,
  IconBrandVimeo,
  IconBrandX,
  IconBrandYoutube,
  IconCalendarEvent,
  IconExternalLink,
  IconFileText,
  IconMail,
  IconMap2,
  IconMessage,
  IconPhone,
  IconPlayerPlay,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { LinkPicture } from './model.ts'

const pictures: Readonly<Record<LinkPicture, ComponentType<{ size?: number; 'aria-hidden'?: boolean }>>> = {
  app: IconApps,
  calendar: IconCalendarEvent,
  call: IconPhone,
  facebook: IconBrandFacebook,
  file: IconFileText,
  instagram: IconBrandInstagram,
  link: IconExternalLink,
  linkedin: IconBrandLinkedin,
  mail: IconMail,
  map: IconMap2,
  message: IconMessage,
  tiktok: IconBrandTiktok,
  twitter: IconBrandX,
  video: IconPlayerPlay,
  vimeo: IconBrandVimeo,
  youtube: IconBrandYoutube,
}

/** The picture before a link of a page. */
export const LinkIcon = ({ name }: { name: LinkPicture }) => {
  const Shown = pictures[name]
  return <Shown size={24} aria-hidden />
}
