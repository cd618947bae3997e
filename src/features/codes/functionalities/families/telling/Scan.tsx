import type { Language } from '../../../../../core/words.ts'
import type { ScanProps } from '../../../scanPage/model.ts'
import type { DrawnCode, PageBlock, TellingContent } from './model.ts'
import { LinkIcon } from './pictures.tsx'
import { Video } from './Video.tsx'

/** The parts of a page that tells, one below the other. */
export const Scan = ({ content: { heading, blocks, drawn }, language }: ScanProps<TellingContent>) => {
  const codes = blocks.filter(one => one.is === 'code')
  return (
    <div className="telling">
      {blocks.map((block, i) => block.is === 'picture' && block.look !== 'wide' && <Picture key={keyOf(block, i)} block={block} />)}
      <h1>{heading}</h1>
      {blocks.map((block, i) => (
        <Block
          key={keyOf(block, i)}
          block={block}
          drawn={block.is === 'code' ? drawn[codes.indexOf(block)] : undefined}
          language={language}
        />
      ))}
    </div>
  )
}

const keyOf = (block: PageBlock, place: number) => `${block.is} ${place}`

type BlockProps = { block: PageBlock; drawn: DrawnCode | undefined; language: Language }
const Block = ({ block, drawn, language }: BlockProps) => {
  switch (block.is) {
    case 'text':
      return <p className="told">{block.text}</p>
    case 'heading':
      return <h2>{block.text}</h2>
    case 'cards':
      return (
        <ol className="cards" aria-label={block.label}>
          {block.cards.map(({ title, action, href, none, tap }, i) => (
            <li key={i}>
              {block.cards.length > 1 && (
                <small>
                  {i + 1} / {block.cards.length}
                </small>
              )}
              <h2>{title}</h2>
              {href ? (
                <a className="button" href={href} data-click={tap}>
                  {action}
                </a>
              ) : (
                <p>{none}</p>
              )}
            </li>
          ))}
        </ol>
      )
    case 'facts':
      return (
        <dl className="facts">
          {block.rows.map(({ label, value, state }) => (
            <div key={label} data-state={state}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'link':
      return (
        <a className={block.main ? 'button' : 'way'} href={block.href} rel="noopener" data-click={block.tap}>
          {block.picture && <LinkIcon name={block.picture} />}
          <span>{block.label}</span>
        </a>
      )
    case 'picture':
      return block.look === 'wide' ? <Picture block={block} /> : null // the others stand above the heading
    case 'video':
    case 'player':
      return <Video block={block} language={language} />
    case 'code':
      return drawn ? (
        <svg className="code" viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={block.alt}>
          {drawn.paths.map(path => (
            <path key={path} d={path} />
          ))}
        </svg>
      ) : null
  }
}

const Picture = ({ block: { src, alt, look } }: { block: Extract<PageBlock, { is: 'picture' }> }) => (
  <img src={src} alt={alt} data-look={look} />
)
