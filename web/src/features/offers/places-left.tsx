import { chooseForm } from '@flexa/contracts/format';

/** Largest number of squares that still reads as a count. */
const SQUARES_MAX = 100;

/** Draws a square for each place left, up to SQUARES_MAX. */
export function PlaceSquares({ places }: { places: number }) {
  if (places > SQUARES_MAX) return null;
  return (
    <div aria-hidden="true" className="mt-2 grid w-fit grid-cols-[repeat(20,8px)] gap-1">
      {Array.from({ length: places }, (_, index) => (
        <span key={index} className="size-2 rounded-[2px] bg-brand" />
      ))}
    </div>
  );
}

/** Shows the number of places left, without an animated count. */
export function PlacesLeft({ places }: { places: number }) {
  return (
    <div>
      <p className="flex items-center gap-3 tabular-nums">
        <span data-testid="places-left" className="text-48 font-semibold">
          {places}
        </span>
        <span className="text-14 leading-[1.3] text-muted">
          {chooseForm(places, 'place')}
          <br />
          left
        </span>
      </p>
      <PlaceSquares places={places} />
    </div>
  );
}
