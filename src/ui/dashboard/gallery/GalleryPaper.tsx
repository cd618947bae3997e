import { PaperSection } from '../PaperSection.tsx'
import classes from './gallery.module.css'
import type { GalleryShape } from './gallery.tsx'

/** The same pictures on paper, with their names and what stands below them. */
export const GalleryPaper = ({ shape: { data } }: { shape: GalleryShape }) => (
  <PaperSection title={data.title} empty={data.pictures.length === 0} long>
    <ul className={classes.paper}>
      {data.pictures.map(({ id, name, address, small, caption }) => (
        <li key={id}>
          <img src={small ?? address} alt={name} />
          <b>{name}</b>
          {caption && <span>{caption}</span>}
        </li>
      ))}
    </ul>
  </PaperSection>
)
