import { Card } from '@/ui/card';

/** In the place of a team that has nothing to give. */
export function NoSeats({ isUnverified = false }: { isUnverified?: boolean }) {
  return (
    <Card className="rounded-10 px-4 py-5 text-14 sm:px-5">
      <p className="font-medium">No seats to give</p>
      <p className="mt-0.5 text-muted">
        {isUnverified
          ? 'Confirm your e-mail to give seats to others.'
          : 'Buy a licence for two or more people, then give its seats here.'}
      </p>
    </Card>
  );
}
