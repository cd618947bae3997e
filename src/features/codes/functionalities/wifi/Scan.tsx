import type { WifiBody } from '../../scanPage/model.ts'
import { filled } from '../../scanPage/rules.ts'
import type { ScanWords } from '../../scanPage/words.ts'

/** The network's name and password, and a code by which a second device joins. */
export const Scan = ({ body, words }: { body: WifiBody; words: ScanWords }) => (
  <>
    <h1>{body.secured ? words.wifiTitleSecured : words.wifiTitle}</h1>
    <p className="hint">{body.secured ? words.wifiSteps : words.wifiStepsOpen}</p>
    <dl className="wifi">
      <div>
        <dt>{words.network}</dt>
        <dd>{body.SSID}</dd>
      </div>
      <div>
        <dt>{words.password}</dt>
        {body.secured ? (
          <dd>
            <span className="secret" id="password" translate="no">
              {body.Password}
            </span>
          </dd>
        ) : (
          <dd>{words.open}</dd>
        )}
      </div>
    </dl>
    {body.secured && (
      // Only a script can copy: it shows the button.
      <button type="button" className="button" hidden data-copy="password" data-click="copy" data-copied={words.copied}>
        {words.copyPassword}
      </button>
    )}
    <div className="second">
      <svg viewBox={`0 0 ${body.picture.size} ${body.picture.size}`} aria-hidden="true">
        {body.picture.paths.map(path => (
          <path key={path} d={path} />
        ))}
      </svg>
      <span className="seldom">{filled(words.secondAlt, { name: body.SSID })}</span>
      <div>
        <h2>{words.second}</h2>
        <p>{words.secondHint}</p>
      </div>
    </div>
  </>
)
