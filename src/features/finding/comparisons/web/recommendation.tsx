import clsx from 'clsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Notice } from '../../../../platform/web/ui/notice.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { conditionLabel } from '../../../../shared/taxonomy.ts';
import { PhotoPicture } from '../../../items/photos/web/photos.ts';
import type { ComparedItem, Reason } from '../contract/comparison.ts';
import { alternativeText, reasonText } from '../contract/comparison-texts.ts';
import { type Compared, hasLeft, whyNoneIsBest } from './compared.ts';
import { FEATURES_ID } from './feature-section.tsx';

interface RecommendationPanelProps {
  compared: Compared;
  /** Whether the viewer can ask sellers here. */
  canAsk: boolean;
}

/** Shows the best value and the reasons in numbers. */
export function RecommendationPanel({ compared, canAsk }: RecommendationPanelProps) {
  const { items, recommendation } = compared;
  const best = items.find(({ item }) => item === recommendation?.item);
  if (recommendation === null || !best?.listing) {
    return <Notice icon="info">{whyNoneIsBest(items)}</Notice>;
  }
  const { title, cover, seller } = best.listing;
  const { alternative, reasons, close, words, writtenBy } = recommendation;
  const cheaper = items.find(({ item }) => item === alternative?.item);
  return (
    <section
      aria-labelledby="recommendation"
      className="on-night-ground flex flex-wrap gap-x-4 gap-y-1 rounded-xl p-4.5 lg:grid lg:grid-cols-[260px_minmax(0,1fr)] lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-x-9 lg:rounded-2xl lg:p-7"
    >
      <div
        className={clsx(
          'photo w-21 flex-none self-start min-[22.5rem]:w-26 lg:row-span-4 lg:w-auto lg:rounded-[26px]!',
          !cover && 'photo-none',
        )}
      >
        {cover ? (
          <PhotoPicture photo={cover} sizes="(min-width: 64rem) 260px, 104px" eager alt="" />
        ) : (
          <Icon name="image-off" />
        )}
        {best.priceCents !== null && (
          <>
            <span className="absolute start-3.5 bottom-3.5 z-(--z-raised) max-lg:hidden">
              <PriceTag cents={best.priceCents} size="lg" zest />
            </span>
            <span className="absolute start-1.5 bottom-1.5 z-(--z-raised) lg:hidden">
              <PriceTag cents={best.priceCents} size="sm" zest />
            </span>
          </>
        )}
      </div>
      {/* Moves below the photo where a long word in large text would not fit beside it. */}
      <div className="min-w-0 flex-[1_1_9.5rem] self-center lg:contents">
        <h2
          id="recommendation"
          className="self-end text-[min(var(--text-lg),10vw)] max-lg:mb-1 min-[22.5rem]:text-[min(var(--text-xl),10vw)] min-[26rem]:text-[min(var(--text-3xl),10vw)] lg:pt-2 lg:text-4xl"
        >
          AI Recommendation
        </h2>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-2 self-start lg:mt-1.5 lg:text-lg">
          <span className="badge bg-on-night text-night">Best Value</span>
          <b className="min-w-0 font-[650] wrap-anywhere">
            <bdi>{title}</bdi>
          </b>
          <span className="min-w-0 basis-full text-on-night-2 wrap-anywhere lg:basis-auto">
            Item {best.item}, from <bdi>{seller.name}</bdi>
          </span>
        </p>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-5 gap-y-4.5 max-lg:basis-full lg:mt-5 lg:grid-cols-4">
        {[...reasons.map(reasonText), ...moreFigures(best, compared)]
          .slice(0, MAX_FIGURES)
          .map(({ figure, text }) => {
            return (
              <li key={text}>
                <b className="block font-display text-3xl leading-[1.05] font-extrabold tracking-[-0.03em] wrap-anywhere lg:text-4xl">
                  {figure}
                </b>
                <span className="mt-1 block text-md leading-[1.35] text-pretty text-on-night-2">{text}</span>
              </li>
            );
          })}
      </ul>
      <div className="mt-3.5 grid gap-2 border-t border-stage-2 pt-4 text-md text-on-night-2 empty:hidden max-lg:basis-full lg:mt-5">
        {/* The built-in text would repeat the reasons above. */}
        {writtenBy === 'model' && <p className="text-on-night">{words}</p>}
        {close && <p>It's close: another one is nearly as good.</p>}
        {hasLeft(best) && <p>Item {best.item} is no longer for sale.</p>}
        {cheaper && hasLeft(cheaper) && (
          <p>Item {cheaper.item} was the cheaper choice. It is no longer for sale.</p>
        )}
        {alternative && !(cheaper && hasLeft(cheaper)) && (
          <p>
            Want to spend less? {alternativeText(alternative)}{' '}
            {canAsk && (
              <a
                href={`#${FEATURES_ID}`}
                className="text-on-night underline decoration-[1.5px] underline-offset-3 hover:decoration-[2.5px]"
              >
                Ask before you decide
              </a>
            )}
            {canAsk && '.'}
          </p>
        )}
      </div>
    </section>
  );
}

const MAX_FIGURES = 4;

/** Returns figures for the space that reasons leave: the overall score, the condition and the seller's rating. */
function moreFigures(
  { item, listing }: ComparedItem,
  { value, recommendation }: Compared,
): { figure: string; text: string }[] {
  const isReason = (kind: Reason['kind']) => recommendation?.reasons.some((reason) => reason.kind === kind);
  const figures = [];
  const overall = value.find((row) => row.item === item)?.overall ?? null;
  const others = value.flatMap((row) => (row.item === item || row.overall === null ? [] : [row.overall]));
  const next = Math.max(...others);
  // An item with a fault may have a higher score.
  if (overall !== null && others.length > 0 && next <= overall)
    figures.push({ figure: `${overall} of 100`, text: `overall value, ${next} for the next best` });
  if (listing && !isReason('condition'))
    figures.push({ figure: conditionLabel(listing.condition), text: 'is its condition' });
  if (listing?.seller.kind === 'member' && listing.seller.rating !== null && !isReason('rating'))
    figures.push({ figure: listing.seller.rating.toFixed(1), text: 'of 5 for the seller' });
  return figures;
}
