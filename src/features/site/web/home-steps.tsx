import { Icon } from '../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../platform/web/ui/price-tag.tsx';
import sneaker from './pictures/sneaker.svg?no-inline';
import { SmallPicture } from './small-picture.tsx';
import './home-steps.css';

const STEPS = [
  {
    title: 'Snap & Speak',
    text: 'Take a photo and say what it is in a few words. Type them, or let your keyboard take dictation.',
    scene: (
      <div className="step-scene step-snap" aria-hidden="true">
        <SmallPicture src={sneaker} />
        <i />
        <span>
          <Icon name="camera" className="icon-lg" />
        </span>
      </div>
    ),
  },
  {
    title: 'Quick Post',
    text: 'Check what we wrote, change what you like, post it.',
    scene: (
      <div className="step-scene step-post" aria-hidden="true">
        <div>
          <i />
          <i />
          <i />
          <span>
            <PriceTag cents={5_500} zest />
          </span>
        </div>
      </div>
    ),
  },
  {
    title: 'Chat & Sell',
    text: 'Agree with a neighbor, hand it over, mark it sold. We take no cut.',
    scene: (
      <div className="step-scene step-sell" aria-hidden="true">
        <dl>
          <div>
            <dt>Price</dt>
            <dd>$55</dd>
          </div>
          <div>
            <dt>Our cut</dt>
            <dd>$0</dd>
          </div>
          <div>
            <dt>Yours</dt>
            <dd>$55</dd>
          </div>
        </dl>
      </div>
    ),
  },
];

export function HomeSteps() {
  return (
    <section className="wrap home-section" aria-labelledby="steps">
      <h2 id="steps" className="t-section mb-7 md:mb-11">
        How it works
      </h2>
      <ol className="steps">
        {STEPS.map(({ title, text, scene }, index) => (
          <li key={title}>
            {scene}
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
