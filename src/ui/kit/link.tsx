import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

export type LinkProps = {
  href: string
  className?: string | undefined
  children: ReactNode
  'aria-label'?: string
  'aria-current'?: 'page'
}

const PlainLink = (props: LinkProps) => <a {...props} />
const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Tells the kit how to render an inner link (the router's link). Without it links are plain anchors. */
export const LinkProvider = ({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) => (
  <LinkContext value={link}>{children}</LinkContext>
)

/** A link to a page of the portal by its address. */
export const InnerLink = (props: LinkProps) => {
  const Link = useContext(LinkContext)
  return <Link {...props} />
}
