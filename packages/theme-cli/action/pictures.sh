#!/usr/bin/env bash
# Puts the pictures of a pull request on a branch of their own, where its comment can show them to everybody who may read
# the repository, and writes that part of the comment. A comment without pictures is no reason to fail.
set -euo pipefail

part="$RUNNER_TEMP/flexa-theme-pictures.md"
words="$RESULTS/pictures.md"
remote="$GITHUB_SERVER_URL/$REPOSITORY"
mark=flexa-theme-pictures.txt
: > "$part"
if [ ! -f "$words" ]; then exit 0; fi
without() {
  echo "::warning::The comment shows no pictures: $1"
  exit 0
}
git check-ref-format "refs/heads/$BRANCH" || without 'pictures-branch is no name of a branch.'

# As configuration of this process alone: in an address or a file others could read it.
basic=$(printf 'x-access-token:%s' "$GH_TOKEN" | base64 | tr -d '\n')
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$GITHUB_SERVER_URL/.extraheader"
export GIT_CONFIG_VALUE_0="AUTHORIZATION: basic $basic"

is_pushed=false
for _ in 1 2 3; do
  cd "$(mktemp -d)"
  git init -q
  # Without a commit to go on from the branch begins.
  if git fetch -q --depth 1 "$remote" "refs/heads/$BRANCH" 2> /dev/null; then
    git checkout -q --detach FETCH_HEAD
    if [ ! -f "$mark" ]; then without "$BRANCH holds something else."; fi
  fi
  echo 'Pictures of pull requests. This branch may be deleted at any time.' > "$mark"
  rm -rf "./${NUMBER:?}"
  mkdir -p "$NUMBER/$HEAD_SHA"
  cp "$RESULTS"/*.svg "$NUMBER/$HEAD_SHA"
  git add -A
  git -c user.name=flexa-theme -c user.email=flexa-theme@users.noreply.github.com \
    commit -q --allow-empty -m "Pictures of #$NUMBER"
  # Another pull request may have pushed in between: its commit is taken along the next time.
  if git push -q "$remote" "HEAD:refs/heads/$BRANCH" 2> /dev/null; then
    is_pushed=true
    break
  fi
done
if [ "$is_pushed" = false ]; then without "$BRANCH can't be pushed; the job needs contents: write."; fi

text=$(cat "$words")
printf '%s\n\n' "${text//\{address\}/$remote/blob/$BRANCH/$NUMBER/$HEAD_SHA}" > "$part"
