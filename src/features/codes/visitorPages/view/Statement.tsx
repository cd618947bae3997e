import type { StatementBody } from '../../scanPage/model.ts'

/** A page of plain sentences under headings. Its looks are `statement.css`. */
export const Statement = ({ body: { title, sections, links } }: { body: StatementBody }) => (
  <div className="statement">
    <h1>{title}</h1>
    {sections.map(({ heading, lines }) => (
      <section key={heading}>
        <h2>{heading}</h2>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </section>
    ))}
    <nav aria-label={title}>
      {links.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  </div>
)
