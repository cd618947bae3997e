import type { ListBody, PlainLink } from '../model.ts'

/** Lists of what can be opened. */
export const LinkList = ({ body: { groups, none } }: { body: ListBody }) =>
  groups.every(({ links }) => links.length === 0) ? (
    <p className="none">{none}</p>
  ) : (
    groups.map(({ title, links }) => (
      <section key={title}>
        {title && <h2>{title}</h2>}
        <Links links={links} />
      </section>
    ))
  )

/** Rows that lead somewhere, or, without an address, stand for themselves. */
export const Links = ({ links }: { links: readonly PlainLink[] }) => (
  <ul className="hub rows">
    {links.map(({ href, label, hint, state }, i) => {
      const inner = (
        <>
          <span className="name">
            {label}
            {hint && <small>{hint}</small>}
          </span>
          {state && <span className="state">{state}</span>}
        </>
      )
      return <li key={i}>{href ? <a href={href}>{inner}</a> : <span className="shut">{inner}</span>}</li>
    })}
  </ul>
)
