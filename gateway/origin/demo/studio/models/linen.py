"""Linen that is worn at home: kind=bathrobe; extra=shawl|hood.

A robe lies folded, its collar on top and its belt tied around it. Parts are built flat, then all of them settle together (`settle`).
"""
from mathutils import noise

TERRY = lambda: fabric(scale=220, bump=1.0)
HALF, DEEP, LAYER, LAYERS = 0.18, 0.15, 0.025, 6
TOP = LAYER * 1.06 * LAYERS


def flat_section(half, thick, n=36, m=6):
    """Outline (across, up) of a layer of cloth with round edges."""
    r = thick / 2
    line = [(-half + r + 2 * (half - r) * i / n, r) for i in range(n + 1)]
    end = [(half - r + r * math.sin(math.pi * i / m), r * math.cos(math.pi * i / m)) for i in range(1, m)]
    right = line + end
    return right + [(-x, -z) for x, z in right]


def ribbon(path, half, thick, material, name="ribbon", side=None):
    """A flat length of cloth along a path of (point, normal); half: half its width, a number or a function of the share of the way."""
    verts = []
    n = len(path)
    for k, (p, up) in enumerate(path):
        way = (path[min(k + 1, n - 1)][0] - path[max(k - 1, 0)][0]).normalized()
        across = side or way.cross(up).normalized()
        h = half(k / (n - 1)) if callable(half) else half
        verts.append([tuple(p + across * x + up * z) for x, z in flat_section(h, thick)])
    return loft(verts, material, name)


def line(points, n=8):
    """A smooth path through pairs of a point and its normal."""
    return [(Vector(p[:3]), Vector(p[3:]).normalized()) for p in curve([tuple(a) + tuple(b) for a, b in points], n)]


def turn_at(y, z, r, front, n=10):
    """Half a turn of the cloth at the front or the back, upwards."""
    s = -1 if front else 1
    out = []
    for i in range(n + 1):
        a = -math.pi / 2 + math.pi * i / n
        v = Vector((0, s * math.cos(a), math.sin(a)))
        out.append((Vector((0, y, z)) + v * r, v))
    return out


def folds(material):
    """The robe: one length of cloth, folded to and fro."""
    rnd = random.Random(5)
    path, pitch = [], LAYER * 1.06
    ends = [DEEP + rnd.uniform(-0.006, 0.006) for _ in range(LAYERS + 1)]
    for k in range(LAYERS):
        z = pitch * (k + 0.5)
        to_front = k % 2 == 0
        a, b = (ends[k], -ends[k + 1]) if to_front else (-ends[k], ends[k + 1])
        # The cloth's normal turns over with each fold.
        up = Vector((0, 0, -1 if to_front else 1))
        path += [(Vector((0, a + (b - a) * i / 24, z)), up) for i in range(1, 24)]
        if k < LAYERS - 1:
            path += turn_at(b, z + pitch / 2, pitch / 2, to_front)
    wide = [HALF + rnd.uniform(-0.006, 0.004) for _ in range(LAYERS + 1)]
    ribbon(path, along([(i / LAYERS, w) for i, w in enumerate(wide)]), LAYER, material, "folds", Vector((1, 0, 0)))


def along(points):
    """A smooth function through (share, value) points, evenly spaced."""
    dense = curve(points, 12)
    return lambda f: dense[min(len(dense) - 1, round(f * (len(dense) - 1)))][1]


def over_front(x, lift, turn=1.5, down=0.0, lean=0.0):
    """Points of a strip that comes over the front edge at x, by an angle around its fold, and then hangs straight down."""
    r, z = LAYER * 1.06, TOP - LAYER * 1.06
    angles = [turn * k / 6 for k in range(7)]
    bend = [((x + lean * k / 6, -DEEP - (r + lift) * math.sin(a), z + (r + lift) * math.cos(a)), (0, -math.sin(a), math.cos(a))) for k, a in enumerate(angles)]
    return bend + ([((x + lean * 1.5, -DEEP - r - lift, z - down), (0, -1, 0))] if down else [])


def shawl(material):
    """The collar: around the neck, down both sides, one front over the other."""
    up = (0, 0, 1)
    neck = [((-0.082, 0.035, TOP + 0.012), (-0.2, 0, 1)), ((-0.08, 0.085, TOP + 0.012), (-0.2, 0.05, 1)), ((-0.045, 0.115, TOP + 0.011), (-0.1, 0.08, 1)), ((0, 0.122, TOP + 0.011), (0, 0.1, 1))]
    half = neck + [((-x, y, z), (-a, b, c)) for (x, y, z), (a, b, c) in neck[-2::-1]]
    left = [((0.03, -0.125, TOP + 0.003), up), ((-0.03, -0.045, TOP + 0.006), up)]
    right = [((0.036, -0.04, TOP + 0.01), up), ((-0.002, -0.1, TOP + 0.009), up)]
    ribbon(line(left + half + right + over_front(-0.006, 0.006, 2.7)), 0.034, 0.014, material, "collar")


def hood(material):
    """The hood lies open on the robe's back, its hem arched over the neck."""
    n, m = 40, 24
    verts = []
    for i in range(n + 1):
        a = math.pi * i / n
        for j in range(m + 1):
            f = j / m
            # From the hem over the crown to the seam at the back.
            x = -0.105 * math.cos(a) * (1 - 0.2 * f**2) * (1 - f**6) ** 0.5
            arch = math.sin(a)
            y = -0.025 + 0.06 * arch + 0.12 * f * (0.55 + 0.45 * arch)
            z = TOP - 0.008 + (0.05 * arch**0.6) * (1 - f**3) ** 0.6
            verts.append((x, y, z))
    faces = [(i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1) for i in range(n) for j in range(m)]
    o = add("hood", verts, faces, material)
    th = o.modifiers.new("thick", "SOLIDIFY")
    th.thickness, th.offset = 0.012, 0
    hem = [verts[i * (m + 1)] for i in range(n + 1)]
    tube(hem, 0.009, material, round_=False)
    tube([(x, y, z + 0.005) for x, y, z in verts[n // 2 * (m + 1) : n // 2 * (m + 1) + m - 5]], 0.003, material, round_=False)
    up = (0, 0, 1)
    for s in (1, -1):
        front = [((-s * 0.075, 0.08, TOP), up), ((-s * 0.075, 0.03, TOP + 0.005), up), ((-s * 0.065, -0.01, TOP + 0.007), up), ((-s * 0.02, -0.09, TOP + 0.008 - 0.003 * s), up)] + over_front(0, 0.006 - 0.003 * s, 2.7)
        ribbon(line(front), 0.03, 0.012, material, "front")


def belt(material):
    """Around the robe, tied in front of the collar's meeting."""
    y, w, h = -0.088, HALF - 0.002, TOP + 0.004
    corner = [((s * x, y, z), (s * a, 0, c)) for s, x, z, a, c in ((-1, w, 0.03, 1, 0), (-1, w, h - 0.03, 1, 0), (-1, w - 0.012, h - 0.006, 1, 1), (-1, w - 0.04, h, 0, 1), (-1, 0.07, h + 0.008, 0, 1), (-1, 0.03, h + 0.015, 0, 1))]
    loop = corner + [((-x, y, z), (-a, b, c)) for (x, y, z), (a, b, c) in corner[::-1]]
    ribbon(line(loop), 0.021, 0.011, material, "belt")
    z = TOP + 0.022
    for s in (-1, 1):
        end = [((s * 0.006, y + 0.005, z + 0.004), (0, 0, 1)), ((s * 0.028, y - 0.025, z - 0.002), (0, -0.2, 1)), ((s * 0.042, -DEEP + 0.02, TOP + 0.014), (0, 0, 1))]
        end += over_front(s * 0.055, 0.012, 1.5, 0.04 + 0.014 * s, s * 0.008)
        ribbon(line(end), 0.018, 0.01, material, "belt end")
    knot = [((0.006, y + 0.028, TOP + 0.014), (0, 1, 0.6)), ((0.005, y + 0.02, z + 0.009), (0, 0.6, 1)), ((0, y, z + 0.015), (0, 0, 1)), ((-0.005, y - 0.02, z + 0.009), (0, -0.6, 1)), ((-0.006, y - 0.028, TOP + 0.014), (0, -1, 0.6))]
    ribbon(line(knot), 0.016, 0.012, material, "knot")


def settle():
    """Cloth lies lower at its edges and is nowhere even."""
    for o in bpy.data.objects:
        for v in o.data.vertices:
            p = v.co
            x, y = min(1.2, abs(p.x) / HALF), min(1.2, abs(p.y) / DEEP)
            p.z *= 1 - 0.09 * x**3 - 0.05 * y**3
            p += noise.noise_vector(p * 9) * 0.006
            p += noise.noise_vector(p * 70) * 0.0012
            p.z = max(0.0, p.z)


def bathrobe():
    terry = TERRY()
    folds(terry)
    {"shawl": shawl, "hood": hood}[opt.get("extra", "shawl")](terry)
    belt(terry)
    settle()


{"bathrobe": bathrobe}[opt["kind"]]()
opt["raw"] = True
