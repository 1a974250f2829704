#!/usr/bin/env bash
# One comment on a pull request, found again by its first line and then brought up to date.
set -euo pipefail

mark='<!-- flexa-theme -->'
body="$RUNNER_TEMP/flexa-theme-comment.md"
# GitHub takes at most 65,536 characters.
{
  echo "$mark"
  head -c 48000 "$RUNNER_TEMP/flexa-theme.md"
} > "$body"
comments="repos/$REPOSITORY/issues/$NUMBER/comments"
known=$(gh api "$comments" --paginate --jq ".[] | select(.body | startswith(\"$mark\")) | .id" | head -n 1)
if [ -n "$known" ]; then
  gh api --method PATCH "repos/$REPOSITORY/issues/comments/$known" --field "body=@$body" > /dev/null
else
  gh api --method POST "$comments" --field "body=@$body" > /dev/null
fi
